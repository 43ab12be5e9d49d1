package shop

import com.fasterxml.jackson.databind.ObjectMapper
import com.fasterxml.jackson.databind.json.JsonMapper
import org.junit.jupiter.api.Assertions.assertTrue
import org.springframework.context.ApplicationContext

/** The drop-in goes by the original's names, but what it adds to a mapper does not. */
fun assertReadByPiculet(
    type: Class<*>,
    service: ApplicationContext,
) {
    val config = service.getBean(ObjectMapper::class.java).deserializationConfig
    val introspectors = config.annotationIntrospector.allIntrospectors().map { it.javaClass.name }
    assertTrue(introspectors.any { it.startsWith("dev.piculet.") }, "$type is read by $introspectors")
}

/** Makes a mapper with the modules that are found. */
fun makeAnotherMapper() {
    JsonMapper.builder().findAndAddModules().build()
}
