import { readStored, writeStored } from "../../src/lib/storage";

it("keeps, gives back and removes", () => {
  writeStored("key", "text");
  expect(readStored("key")).toBe("text");
  writeStored("key", null);
  expect(readStored("key")).toBeNull();
});

it("is empty where the browser forbids it", () => {
  const forbid = () => {
    throw new DOMException("denied", "SecurityError");
  };
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(forbid);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(forbid);
  expect(() => writeStored("key", "text")).not.toThrow();
  expect(readStored("key")).toBeNull();
});
