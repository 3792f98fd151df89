import { settings, usualSettings } from '../entities/settings.ts';
import { factory } from './factory.ts';

/** Of somebody who has chosen nothing. */
export const someSettings = factory(settings)(() => ({ ...usualSettings, version: 0, updated_at: null }));
