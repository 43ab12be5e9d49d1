/**
 * Common decisions of both majors' bean (de)serializers: when code is generated, for which classes, and why not.
 * Adapters pass their facts about a property ({@link dev.piculet.jackson.bean.ReadFacts}, {@link
 * dev.piculet.jackson.bean.WriteFacts}) and keep what they call.
 */
package dev.piculet.jackson.bean;
