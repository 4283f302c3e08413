/** Loads each third-party script once. A failed one is loaded again on the next call. */
export const createScriptLoader = () => {
  const scripts = new Map<string, Promise<void>>();
  const add = (src: string): Promise<void> =>
    new Promise((done, fail) => {
      const script = document.createElement('script');
      script.src = src;
      script.addEventListener('load', () => done());
      script.addEventListener('error', () => {
        script.remove();
        scripts.delete(src);
        fail(new Error(`${src} did not come.`));
      });
      document.head.append(script);
    });
  return (src: string): Promise<void> => {
    const script = scripts.get(src) ?? add(src);
    scripts.set(src, script);
    return script;
  };
};

/** The scripts of this page. */
export const fetchScript = createScriptLoader();
