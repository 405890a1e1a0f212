import { readStored, writeStored } from "../../src/lib/storage";

it("stores, reads and removes", () => {
  writeStored("key", "text");
  expect(readStored("key")).toBe("text");
  writeStored("key", null);
  expect(readStored("key")).toBeNull();
});

it("is empty when the browser blocks it", () => {
  const forbid = () => {
    throw new DOMException("denied", "SecurityError");
  };
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(forbid);
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(forbid);
  expect(() => writeStored("key", "text")).not.toThrow();
  expect(readStored("key")).toBeNull();
});
