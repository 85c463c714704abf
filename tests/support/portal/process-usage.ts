import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second on every machine. */
const TICK_MS = 10;
/** Positions of user and system time after the program name (proc_pid_stat(5)). */
const TIMES = [11, 12] as const;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

function readCpu(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return sum(TIMES.map((place) => Number(fields[place]) * TICK_MS));
}

function readMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
}

/** Processor time that processes and their threads have used so far, in milliseconds. Linux only. */
export const readCpuMs = (...pids: readonly number[]): number => sum(pids.map(readCpu));

/** The resident memory of processes, in bytes. Linux only. */
export const readMemoryBytes = (...pids: readonly number[]): number => sum(pids.map(readMemory));
