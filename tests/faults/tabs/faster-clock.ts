/** Loaded before a server: its day passes so many times as fast, so that tokens run out while somebody looks. */
const speed = Number(process.env['CLOCK_SPEED'] ?? '1');
const realNow = Date.now.bind(Date);
const begun = Number(process.env['CLOCK_BEGUN'] ?? realNow());

Date.now = () => Math.floor(begun + (realNow() - begun) * speed);
