/**
 * How instances of Kotlin classes are read and written. Public for generated code, which calls {@link
 * dev.piculet.jackson3.beans.BeanReader} and {@link dev.piculet.jackson3.beans.BeanWriter}; nobody else should.
 */
package dev.piculet.jackson3.beans;
