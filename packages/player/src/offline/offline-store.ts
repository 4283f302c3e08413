/** Offline films in IndexedDB: a record per film, and its files. */

/** File of a stored film. */
export interface OfflinePiece {
  readonly data: ArrayBuffer;
  readonly type: string;
}

export interface OfflineStore<Kept extends { readonly id: string }> {
  readonly list: () => Promise<readonly Kept[]>;
  readonly find: (id: string) => Promise<Kept | undefined>;
  readonly save: (kept: Kept) => Promise<void>;
  /** Updates a record in one transaction. Undefined where it was removed meanwhile. */
  readonly change: (id: string, change: (kept: Kept) => Kept) => Promise<Kept | undefined>;
  /** Removes a record and all of its files. */
  readonly remove: (id: string) => Promise<void>;
  readonly piece: (id: string, name: string) => Promise<OfflinePiece | undefined>;
  readonly pieceNames: (id: string) => Promise<ReadonlySet<string>>;
  readonly savePiece: (id: string, name: string, piece: OfflinePiece) => Promise<void>;
  readonly removePieces: (id: string, names?: readonly string[]) => Promise<void>;
}

const NAME = 'madang-downloads';
const RECORDS = 'films';
const PIECES = 'pieces';

const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The database did not answer.')));
  });

/** Resolves with the transaction: a quota error may come as late as its commit. */
const whole = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('The database gave up.'));
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', fail);
    transaction.addEventListener('error', fail);
  });

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(NAME, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(RECORDS, { keyPath: 'id' });
    request.result.createObjectStore(PIECES);
  });
  return answerOf(request);
};

const piecesOfFilm = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

/** Opens the database lazily. A failed open is retried by the next call. */
export const openOfflineStore = <Kept extends { readonly id: string }>(): OfflineStore<Kept> => {
  let opened: Promise<IDBDatabase> | undefined;
  const database = (): Promise<IDBDatabase> => {
    opened ??= open().then(
      (found) => {
        // Another tab upgrades the database, or the viewer clears browsing data.
        found.addEventListener('versionchange', () => found.close());
        found.addEventListener('close', () => (opened = undefined));
        return found;
      },
      (reason: unknown) => {
        opened = undefined;
        throw reason;
      },
    );
    return opened;
  };

  const read = async <T>(name: string, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
    answerOf(ask((await database()).transaction(name).objectStore(name)));

  const write = async (names: readonly string[], work: (transaction: IDBTransaction) => void): Promise<void> => {
    const transaction = (await database()).transaction(names, 'readwrite');
    const done = whole(transaction);
    work(transaction);
    await done;
  };

  return {
    list: () => read(RECORDS, (store) => store.getAll() as IDBRequest<Kept[]>),
    find: (id) => read(RECORDS, (store) => store.get(id) as IDBRequest<Kept | undefined>),
    save: (kept) => write([RECORDS], (transaction) => transaction.objectStore(RECORDS).put(kept)),
    change: async (id, change) => {
      let changed: Kept | undefined;
      await write([RECORDS], (transaction) => {
        const store = transaction.objectStore(RECORDS);
        const request = store.get(id) as IDBRequest<Kept | undefined>;
        request.addEventListener('success', () => {
          if (request.result === undefined) return;
          changed = change(request.result);
          store.put(changed);
        });
      });
      return changed;
    },
    remove: (id) =>
      write([RECORDS, PIECES], (transaction) => {
        transaction.objectStore(RECORDS).delete(id);
        transaction.objectStore(PIECES).delete(piecesOfFilm(id));
      }),
    piece: (id, name) => read(PIECES, (store) => store.get([id, name]) as IDBRequest<OfflinePiece | undefined>),
    pieceNames: async (id) => {
      const keys = await read(PIECES, (store) => store.getAllKeys(piecesOfFilm(id)));
      return new Set(keys.map((key) => String((key as readonly unknown[])[1])));
    },
    savePiece: (id, name, piece) => write([PIECES], (transaction) => transaction.objectStore(PIECES).put(piece, [id, name])),
    removePieces: (id, names) =>
      write([PIECES], (transaction) => {
        const store = transaction.objectStore(PIECES);
        if (names) for (const name of names) store.delete([id, name]);
        else store.delete(piecesOfFilm(id));
      }),
  };
};
