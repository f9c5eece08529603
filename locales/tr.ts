import { translation } from '../core/chat/phrase.js';
import { common } from './tr/common.js';
import { web } from './tr/web.js';

export const tr = translation({ ...common, ...web });
