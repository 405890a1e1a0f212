<?php
// Writes answers of Laravel's own parts, as a controller returns them, to answers.json.
// On Debian: apt-get install php-cli php-sqlite3 php-illuminate-database php-illuminate-pagination; php make.php; npx prettier --write .

require 'Illuminate/Database/autoload.php';
require 'Illuminate/Pagination/autoload.php';

use Illuminate\Database\Capsule\Manager as Capsule;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\ModelNotFoundException;

date_default_timezone_set('UTC');
Illuminate\Support\Carbon::setTestNow('2026-09-29 06:03:22');

$capsule = new Capsule();
$capsule->addConnection(['driver' => 'sqlite', 'database' => ':memory:']);
$capsule->setAsGlobal();
$capsule->bootEloquent();

$schema = Capsule::schema();
$schema->create('exchange_rates', function ($table) {
    $table->id();
    $table->string('currency_code');
    $table->string('display_name')->nullable();
    $table->string('image_path')->nullable();
    $table->decimal('buy_rate', 15, 2)->nullable();
    $table->decimal('sell_rate', 15, 2)->nullable();
    $table->timestamps();
});
$schema->create('posts', function ($table) {
    $table->id();
    $table->string('title');
    $table->text('excerpt')->nullable();
    $table->text('body');
    $table->timestamps();
});

class ExchangeRate extends Model
{
    protected $guarded = [];
}
class DecimalRate extends ExchangeRate
{
    protected $table = 'exchange_rates';
    protected $casts = ['buy_rate' => 'decimal:2', 'sell_rate' => 'decimal:2'];
}
class FloatRate extends ExchangeRate
{
    protected $table = 'exchange_rates';
    protected $casts = ['buy_rate' => 'float', 'sell_rate' => 'float'];
}
class FormattedRate extends ExchangeRate
{
    protected $table = 'exchange_rates';
    public function getBuyRateAttribute($rate) { return number_format($rate); }
    public function getSellRateAttribute($rate) { return number_format($rate, 0, ',', '.'); }
}
class DatedRate extends ExchangeRate
{
    protected $table = 'exchange_rates';
    protected $casts = ['created_at' => 'datetime:Y-m-d H:i:s', 'updated_at' => 'datetime:Y-m-d H:i:s'];
}
class Post extends Model
{
    protected $guarded = [];
}

foreach ([['USD', 'US Dollar', 17890, 18140], ['JPY', 'Japanese Yen', 113.55, 115.25]] as [$code, $name, $buy, $sell]) {
    ExchangeRate::create(['currency_code' => $code, 'display_name' => $name, 'buy_rate' => $buy, 'sell_rate' => $sell]);
}
for ($id = 1; $id <= 3; $id++) {
    Post::create(['title' => "Article $id", 'body' => "<p>Text $id</p>"]);
}

$answers = [];
function answer(string $name, $data): void
{
    global $answers;
    $answers[$name] = $data;
}

answer('rates-decimal', DecimalRate::all());
answer('rates-float', FloatRate::all());
answer('rates-dated', DatedRate::all());
answer('rates-formatted', FormattedRate::all());
answer('rates-wrapped', ['data' => FloatRate::all()]);
answer('rates-filtered', FloatRate::all()->filter(fn ($rate) => $rate->currency_code !== 'USD'));
answer('rates-filtered-values', FloatRate::all()->filter(fn ($rate) => $rate->currency_code !== 'USD')->values());
answer('posts-paginate', Post::query()->paginate(2));
answer('posts-simple', Post::query()->simplePaginate(2));
$page = Post::query()->paginate(2);
answer('posts-resource', ['data' => $page->items(), 'links' => ['next' => $page->nextPageUrl()], 'meta' => collect($page->toArray())->except('data')]);
answer('posts-filtered', array_merge($page->toArray(), ['data' => $page->getCollection()->filter(fn ($post) => $post->id > 1)]));
answer('post', Post::find(1));
try {
    Post::findOrFail(404);
} catch (ModelNotFoundException $error) {
    // As Laravel's handler renders it.
    answer('not-found', ['message' => $error->getMessage()]);
}
answer('throttled', ['message' => 'Too Many Attempts.']);

$json = json_encode($answers, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES);
file_put_contents(__DIR__ . '/answers.json', $json . "\n");
