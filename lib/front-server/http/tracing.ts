import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { traceRequests } from './watch-request.ts';

/** W3C Trace Context, version 00. */
const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

function readParent(traceparent: string | undefined) {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return trace.setSpanContext(ROOT_CONTEXT, parent);
}

/** Sends a span of each request that was not answered from memory to a collector (OTLP over HTTP). */
export function openTracing(endpoint: string): () => Promise<void> {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'portal' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('portal');
  traceRequests((traceparent) => {
    const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, readParent(traceparent));
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      traceparent: `00-${traceId}-${spanId}-0${traceFlags}`,
      end({ requestId, kind, route, method, status }) {
        span.updateName(`${method} ${route ?? kind}`);
        span.setAttributes({
          'http.request.method': method,
          'http.response.status_code': status,
          'portal.kind': kind,
          ...(route ? { 'http.route': route } : {}),
          ...(requestId ? { 'portal.request_id': requestId } : {}),
        });
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  });
  return () => provider.shutdown();
}
