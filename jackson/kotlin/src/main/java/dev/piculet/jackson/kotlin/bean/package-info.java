/**
 * What the bean (de)serializers of both majors of Jackson decide alike: when code is generated, what of, and why not.
 * Adapters say what they see of a property ({@link dev.piculet.jackson.kotlin.bean.ReadFacts}, {@link
 * dev.piculet.jackson.kotlin.bean.WriteFacts}) and keep what they call.
 */
package dev.piculet.jackson.kotlin.bean;
