import type { Hono } from "hono";
import { z, ZodError } from "zod";
import type { Ctx, Env } from "./answers";
import { controlPage } from "./control-page";
import { faultKinds, faultSchema, targets } from "./faults";
import { dataSchema, type SampleApiState } from "./state";

const home = "/sample-api/";
const stepSchema = z.strictObject({ times: z.coerce.number().int().min(1).max(10_000).default(1) });
const formData = dataSchema.extend({ frozen: z.stringbool().optional() });

/** Adds the switches: JSON for tests, a page of plain forms for people. */
export function addControls(app: Hono<Env>, state: SampleApiState): void {
  app.get("/sample-api", (c) => c.redirect(home, 308));
  app.get(home, (c) => {
    c.header("Cache-Control", "no-store");
    return c.html(controlPage(state));
  });

  app.use("/sample-api/*", async (c, next) => {
    c.header("Cache-Control", "no-store");
    await next();
  });

  const faults = (c: Ctx) =>
    c.json({ faults: state.faults(), targets: [...targets, "all"], kinds: faultKinds });
  app.get("/sample-api/faults", faults);
  app.put("/sample-api/faults", async (c) => {
    const { input } = await read(c);
    state.setFaults(...(Array.isArray(input) ? input : [input]).map((one) => faultSchema.parse(one)));
    return faults(c);
  });
  app.post("/sample-api/faults", async (c) => {
    const { input, isForm } = await read(c);
    state.addFault(faultSchema.parse(input));
    return isForm ? c.redirect(home, 303) : faults(c);
  });
  app.delete("/sample-api/faults", (c) => {
    state.clearFaults();
    return faults(c);
  });

  const data = (c: Ctx) => c.json(state.data());
  app.get("/sample-api/data", data);
  app.put("/sample-api/data", async (c) => {
    state.setData(dataSchema.parse((await read(c)).input));
    return data(c);
  });
  app.post("/sample-api/data", async (c) => {
    state.setData(formData.parse((await read(c)).input));
    return c.redirect(home, 303);
  });
  app.delete("/sample-api/data", (c) => {
    state.resetData();
    return data(c);
  });

  app.post("/sample-api/step", async (c) => {
    const { input, isForm } = await read(c);
    state.step(stepSchema.parse(input).times);
    return isForm ? c.redirect(home, 303) : data(c);
  });

  app.get("/sample-api/requests", (c) => c.json(state.requests()));
  app.delete("/sample-api/requests", (c) => {
    state.resetRequests();
    return c.json(state.requests());
  });

  // HTML forms have no PUT and DELETE.
  app.post("/sample-api/only", async (c) => {
    state.setFaults(faultSchema.parse((await read(c)).input));
    return c.redirect(home, 303);
  });
  app.post("/sample-api/clear", (c) => {
    state.clearFaults();
    return c.redirect(home, 303);
  });
  app.post("/sample-api/reset", async (c) => {
    state.reset();
    return (await read(c)).isForm ? c.redirect(home, 303) : data(c);
  });

  app.onError((error, c) => {
    if (error instanceof ZodError) return c.json({ message: z.prettifyError(error) }, 422);
    if (error instanceof SyntaxError) return c.json({ message: "The body is not JSON." }, 422);
    console.error(error);
    return c.json({ message: "Server Error" }, 500);
  });
}

/** Reads JSON of any content type (curl sends it as a form), or a form without its empty fields. */
async function read(c: Ctx): Promise<{ input: unknown; isForm: boolean }> {
  const text = await c.req.text();
  const isForm =
    !/^\s*[[{]/.test(text) &&
    (c.req.header("content-type") ?? "").startsWith("application/x-www-form-urlencoded");
  if (!isForm) return { input: text === "" ? {} : JSON.parse(text), isForm };
  return {
    input: Object.fromEntries([...new URLSearchParams(text)].filter(([, value]) => value !== "")),
    isForm,
  };
}
