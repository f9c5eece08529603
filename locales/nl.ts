import { translation } from '../core/chat/phrase.js';
import { common } from './nl/common.js';
import { web } from './nl/web.js';

export const nl = translation({ ...common, ...web });
