import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second, whatever the machine. */
const TICK_MS = 10;
/** Places of user and system time behind the name of the program (proc_pid_stat(5)). */
const TIMES = [11, 12] as const;

/** Processor time that a process and its threads have used so far, in milliseconds. Linux only. */
export function readCpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return TIMES.reduce((sum, place) => sum + Number(fields[place]) * TICK_MS, 0);
}

/** What of a process is in memory, in bytes. Linux only. */
export function readMemoryBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
}
