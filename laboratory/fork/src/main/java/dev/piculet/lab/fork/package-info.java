/** What runs inside a measured JVM: the JMH benchmark, and the check that a contender does the work it is timed for. */
package dev.piculet.lab.fork;
