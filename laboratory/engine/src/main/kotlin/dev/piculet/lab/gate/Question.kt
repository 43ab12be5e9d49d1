package dev.piculet.lab.gate

import dev.piculet.lab.contender.Payload
import dev.piculet.lab.experiment.Group

/** A payload, or the extremes of one, that a contender is examined on. */
internal data class Question(
    val suite: String,
    val payload: String,
) {
    override fun toString(): String = "$suite/$payload"

    companion object {
        fun of(payload: Payload) = Question(payload.suite(), payload.id())

        fun of(group: Group) = Question(group.suite, group.payload)
    }
}
