package dev.piculet.lab.explain

import dev.piculet.lab.experiment.ClassSource

/**
 * A profile with what the lab knows of the contender besides.
 *
 * @property sampler what sampled the time
 * @property sources where the classes of its first use come from, those with most classes first; empty if unknown
 * @property size bytes of its document; null if it wrote none
 * @property document its bytes with their meaning; null if it wrote none, or one too long for that
 * @property generated classes that its library generated as source, by name; empty if there are none, or it tells none
 */
class Explained(
    val profile: Profile,
    val sampler: String,
    val sources: List<ClassSource>,
    val size: Int?,
    val document: AnnotatedDocument?,
    val generated: Map<String, String>,
)

/**
 * Profiles of one operation on one payload.
 *
 * @property subject `objects/media/serialize`
 * @property other what it is compared with, or null
 * @property origin machine, JDK, seed and command, one sentence
 */
class Explanation(
    val subject: String,
    val one: Explained,
    val other: Explained?,
    val origin: String,
) {
    val all: List<Explained> get() = listOfNotNull(one, other)
}
