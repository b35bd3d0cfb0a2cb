/**
 * `npm run restore:drill`: takes a backup of the demo while it is written to, restores it to another folder and
 * migrates it, compares rows, money and files, and prints how much was lost and how long it took. Exits with code 1
 * if anything is missing that must exist.
 */
import { runProgram } from '../../db/userFacingError.ts';
import { drill } from './drill.ts';

await runProgram(async () => {
  process.env.SIDELINE_SECRET ||= 'the drill keeps nothing that is worth a secret';
  const began = performance.now();
  const say = (text: string) =>
    console.log(`[${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s] ${text}`);
  say('making the demo');
  const { broken, ...report } = await drill({ demo: true, leagues: 2000, work: 200, say });
  console.log(JSON.stringify(report, null, 2));
  for (const promise of broken) console.log(`BROKEN ${promise}`);
  const { seconds, ...work } = report.lost;
  const lost = Object.values(work).reduce((sum, n) => sum + n, 0);
  console.log(
    broken.length === 0
      ? `Restored in ${report.restore.seconds} s. Lost: the ${seconds} s since the backup, ${lost} things that people had done.`
      : `${broken.length} promises broken.`,
  );
  process.exit(broken.length === 0 ? 0 : 1);
});
