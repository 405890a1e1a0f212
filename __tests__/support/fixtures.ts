type Row = Record<string, unknown>;

/** Returns a row of the rate list in the format of the API. */
export const rateRow = (currencyCode: string, fields: Row = {}): Row => ({
  currency_code: currencyCode,
  display_name: `Name of ${currencyCode}`,
  image_path: `https://api.example/flags/${currencyCode.slice(0, 2).toLowerCase()}.svg`,
  buy_rate: 17925,
  sell_rate: 18110,
  created_at: "2026-09-29T01:00:00.000000Z",
  updated_at: "2026-09-29T06:03:22.000000Z",
  ...fields,
});

/** Returns a post in the format of the API. */
export const postRow = (id: number, fields: Row = {}): Row => ({
  id,
  title: `Post ${id}`,
  excerpt: `Excerpt of ${id}`,
  meta_description: `Description of ${id}`,
  body: `<p>Body of ${id}</p>`,
  category_id: id,
  image: `https://api.example/images/${id}.jpg`,
  created_at: "2026-08-04T22:30:00.000000Z",
  ...fields,
});

/** Returns a page of the post list, 9 posts a page, in the format of the API. */
export const postPage = (page: number, total = 23, fields: Row = {}): Row => {
  const first = (page - 1) * 9 + 1;
  const last = Math.min(page * 9, total);
  const data = [];
  for (let id = first; id <= last; id++) data.push(postRow(id));
  return {
    current_page: page,
    data,
    from: data.length > 0 ? first : null,
    to: data.length > 0 ? last : null,
    last_page: Math.max(1, Math.ceil(total / 9)),
    per_page: 9,
    total,
    ...fields,
  };
};
