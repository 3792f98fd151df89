import { AggregationTemporality, InstrumentType } from '@opentelemetry/sdk-metrics';

/**
 * Sums go on from the start of a process, as Prometheus wants them. Of a gauge only what was read for this very export is
 * told: the SDK would else repeat the last value of what cannot be read any more, or belongs to another process by now.
 */
export const temporalityOf = (type: InstrumentType): AggregationTemporality =>
  type === InstrumentType.OBSERVABLE_GAUGE ? AggregationTemporality.DELTA : AggregationTemporality.CUMULATIVE;
