import { GraphQLError, Source } from "graphql";

import { ContentQueryError } from "../../../plugins/gatsby-transformer-content/query-error";

it("says in one line what could not be read, without the query", () => {
  const source = new Source("{ companyYaml { icon } }");
  const errors = [new GraphQLError("Cannot return null.", { source, positions: [16] })];
  expect(String(errors[0])).toContain("companyYaml");
  expect(new ContentQueryError("The icons", errors).message).toBe(
    "The icons could not be read: Cannot return null.",
  );
});
