/** Code inside a measured JVM: the JMH benchmark, and the check that a contender does the timed work. */
package dev.piculet.lab.fork;
