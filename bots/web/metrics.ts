type Kind = 'counter' | 'gauge';
type Metric = { name: string; help: string; kind: Kind; read: () => number };

/** Figures about the running shop, in the Prometheus text format (version 0.0.4). None is about a person. */
export function metricsRegistry() {
  const metrics = new Map<string, Metric>();

  function add(metric: Metric): void {
    if (!/^[a-z_:][a-z0-9_:]*$/.test(metric.name))
      throw new Error(`"${metric.name}" is no metric name`);
    if (metrics.has(metric.name)) throw new Error(`the metric "${metric.name}" stands there twice`);
    metrics.set(metric.name, metric);
  }

  return {
    /** A figure that only grows; the function it gives adds to it. */
    counter: (name: string, help: string): ((by?: number) => void) => {
      let value = 0;
      add({ name, help, kind: 'counter', read: () => value });
      return (by = 1) => {
        value += by;
      };
    },
    /** A figure read at the moment it is asked for. */
    gauge: (name: string, help: string, read: () => number): void =>
      add({ name, help, kind: 'gauge', read }),
    text: (): string => [...metrics.values()].map(lines).join(''),
  };
}

export type Metrics = ReturnType<typeof metricsRegistry>;

function lines({ name, help, kind, read }: Metric): string {
  const said = help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
  return `# HELP ${name} ${said}\n# TYPE ${name} ${kind}\n${name} ${read()}\n`;
}
