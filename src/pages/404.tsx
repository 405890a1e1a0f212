import { Link } from "gatsby";

import { Icon } from "../components/icon";
import { Layout } from "../components/layout";
import { LostScreen } from "../components/lost-screen";
import { paths } from "../lib/paths";

const NotFoundPage = () => (
  <Layout>
    <LostScreen>
      <h1>Oops! Page not found</h1>
      <p>The tide took this page. Everything else is where you left it.</p>
      <Link to={paths.home.href()} sx={{ variant: "buttons.gold" }}>
        <Icon name="back" />
        Back to home
      </Link>
    </LostScreen>
  </Layout>
);

export default NotFoundPage;

export const Head = () => <title>Oops! Page not found</title>;
