/** dsl-json, whose annotation processor generates converters for the payload's classes. */
package dev.piculet.lab.contenders.dsljson;
