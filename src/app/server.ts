import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitOnBadConfig } from '#platform/config/read-config.ts';
import { DatabaseStartError } from '#platform/database/start-error.ts';
import { createConsoleLog } from '#platform/log/log.ts';
import { createApp } from './create-app.ts';
import { openSite } from './open-site.ts';
import { createHead } from './page-head.ts';

const DIST = new URL('../../dist/', import.meta.url).pathname;
