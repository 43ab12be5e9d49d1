/** Apache Fory, with and without room for classes to change. */
package dev.piculet.lab.contenders.fory;
