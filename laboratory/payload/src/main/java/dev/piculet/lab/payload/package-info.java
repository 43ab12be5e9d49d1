/** The data that contenders are measured on, one package a suite. */
package dev.piculet.lab.payload;
