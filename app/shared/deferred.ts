/** Returns a promise with the function that resolves it, like `Promise.withResolvers`, which Node 20 lacks. */
export function deferred<T>() {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
