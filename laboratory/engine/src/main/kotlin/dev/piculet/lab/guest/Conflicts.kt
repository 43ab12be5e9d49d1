package dev.piculet.lab.guest

import dev.piculet.lab.catalog.ReadyContender

/**
 * Libraries that the user's class path has in other versions than contenders.
 *
 * @param libraries the user's artifacts with their versions
 */
class Conflicts(
    private val libraries: Map<String, String>,
) {
    /** Returns one line for each library. The contender's version comes first on the class path, and is measured. */
    fun between(contenders: List<ReadyContender>): List<String> =
        contenders
            .flatMap { contender -> contender.libraries.mapNotNull(ClassFiles::ofName).map { it to contender.id } }
            .filter { (library, _) -> libraries[library.first].let { it != null && it != library.second } }
            .groupBy({ it.first }, { it.second })
            .map { (library, ids) ->
                val (artifact, version) = library
                val run = if (ids.size == 1) "runs" else "run"
                "Your class path has $artifact ${libraries[artifact]}; ${ids.joinToString()} $run with $version."
            }
}
