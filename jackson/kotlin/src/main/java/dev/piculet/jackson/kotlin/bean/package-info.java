/**
 * Common decisions of both majors' bean (de)serializers: when code is generated, for which classes, and why not.
 * Adapters pass their facts about a property ({@link dev.piculet.jackson.kotlin.bean.ReadFacts}, {@link
 * dev.piculet.jackson.kotlin.bean.WriteFacts}) and keep what they call.
 */
package dev.piculet.jackson.kotlin.bean;
