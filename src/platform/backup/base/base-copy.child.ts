/**
 * A separate process that takes a base copy, started by the tests beside it with the address of the server and the
 * backup folder. Prints a line when it begins and the file's name when it is done.
 */
import { basename } from 'node:path';
import { takeBaseCopy } from './take-base-copy.ts';

const [url = '', backupDir = ''] = process.argv.slice(2);
console.log('begins');
const { path } = await takeBaseCopy({ url, backupDir, site: '시험', release: '1.0' });
console.log(basename(path));
