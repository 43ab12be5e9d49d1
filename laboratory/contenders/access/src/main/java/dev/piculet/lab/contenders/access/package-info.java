/**
 * Write-up 003's ladder: one codec, and ways to reach the fields that it moves.
 *
 * <p>A rung is three files: a {@link dev.piculet.lab.contenders.access.FieldAccess}, a contender that makes it, and a
 * descriptor. A measured JVM loads one rung, so that the JIT knows which access the codec calls, in every rung.
 */
package dev.piculet.lab.contenders.access;
