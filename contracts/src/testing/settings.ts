import { settings, usualSettings } from '../entities/settings.ts';
import { factory } from './factory.ts';

/** The settings of somebody who has chosen nothing. */
export const someSettings = factory(settings)(() => ({ ...usualSettings, version: 0, updated_at: null }));
