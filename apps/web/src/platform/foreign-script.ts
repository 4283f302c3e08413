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

/** A script of somebody else’s, once for all who ask; one that did not come is fetched anew. */
export const fetchScript = (src: string): Promise<void> => {
  const script = scripts.get(src) ?? add(src);
  scripts.set(src, script);
  return script;
};
