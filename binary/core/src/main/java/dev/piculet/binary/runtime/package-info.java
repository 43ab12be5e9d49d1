/** What generated code calls. For generated code only. */
package dev.piculet.binary.runtime;
