import { connect, type DatabaseSource } from './connection.ts';
import { repositories } from './repositories.ts';

// Writes progress, title after title, and names each title once the database has acknowledged it; until it is killed.
const [source = '', profileId = '', atOnce = '1', from = '1'] = process.argv.slice(2);
const { watchProgress } = repositories((await connect(JSON.parse(source) as DatabaseSource)).database);

for (let at = Number(from); ; at += Number(atOnce)) {
  await Promise.all(
    Array.from({ length: Number(atOnce) }, async (_, index) => {
      const contentId = String(at + index);
      await watchProgress.record(profileId, {
        contentId,
        playingTime: at,
        finished: false,
        place: null,
        playbackId: 'p',
        sequence: 1,
        modified: Date.now(),
      });
      process.stdout.write(`${contentId}\n`);
    }),
  );
}
