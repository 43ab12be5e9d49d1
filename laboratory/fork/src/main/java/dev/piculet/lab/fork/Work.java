package dev.piculet.lab.fork;

/** One timed call. */
@FunctionalInterface
interface Work {
    /** Does the work and returns its result, so that the work can't be optimized away. */
    Object run() throws Exception;
}
