package dev.piculet.lab.experiment

import kotlinx.serialization.Serializable

/**
 * The answer to a user who asked about a class of their own.
 *
 * @property sentences the verdict
 * @property warnings what to know before it, one line each
 * @property steps what to write to follow it, by heading
 */
@Serializable
data class SwitchAnswer(
    val sentences: List<String>,
    val warnings: List<String>,
    val steps: Map<String, List<String>>,
)
