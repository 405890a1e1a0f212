import { Layout } from "../components/layout";

const HomePage = () => (
  <Layout>
    <main id="main">
      <h1>Authorized MONEY CHANGER</h1>
    </main>
  </Layout>
);

export default HomePage;

export const Head = () => <title>Home</title>;
