import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { freshSource } from '@madang/database/database.fixture.ts';
import { afterAll, expect, test } from 'vitest';
import { startServer, type ServerProcess } from './server-process.ts';
